/** Does nothing. The API description is generated from the sources, so the built site needs no decorators for it. */
const nothing =
  (..._told: unknown[]) =>
  (..._decorated: unknown[]): void =>
    undefined;

/**
 * Replaces `#api-docs` in the built backend (see `imports` in its package.json). In the sources it is @nestjs/swagger, which
 * a running site would install and load without using it.
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
