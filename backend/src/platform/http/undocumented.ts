/** Says nothing: what decorators tell of a call is read only where its description is made, from the sources. */
const nothing =
  (..._told: unknown[]) =>
  (..._decorated: unknown[]): void =>
    undefined;

/**
 * What `#api-docs` is in the built backend (see `imports` in its package.json). In the sources it is @nestjs/swagger,
 * from which the description of the API is made; a site that runs would load that, and install it, for nothing.
 */
export {
  nothing as ApiAcceptedResponse,
  nothing as ApiBearerAuth,
  nothing as ApiBody,
  nothing as ApiConsumes,
  nothing as ApiCreatedResponse,
  nothing as ApiExcludeController,
  nothing as ApiExcludeEndpoint,
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
