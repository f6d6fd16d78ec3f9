const nothing =
  (..._options: unknown[]) =>
  (..._decorated: unknown[]): void =>
    undefined;

/**
 * Replaces `#api-docs` in the built backend (`imports` of its package.json). In the sources it is @nestjs/swagger, from
 * which the API description is generated; a running site does not need it.
 */
export {
  nothing as ApiAcceptedResponse,
  nothing as ApiBearerAuth,
  nothing as ApiBody,
  nothing as ApiConsumes,
  nothing as ApiCreatedResponse,
  nothing as ApiExcludeController,
  nothing as ApiGoneResponse,
  nothing as ApiHeader,
  nothing as ApiNoContentResponse,
  nothing as ApiOkResponse,
  nothing as ApiProduces,
  nothing as ApiProperty,
  nothing as ApiPropertyOptional,
  nothing as ApiQuery,
  nothing as ApiTags,
  nothing as ApiTooManyRequestsResponse,
};
