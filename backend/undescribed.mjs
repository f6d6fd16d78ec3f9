// In the place of @nestjs/swagger where the site runs: its decorators describe the HTTP API to whoever generates the
// client from the sources, and to nobody else.
const nothing = () => () => undefined;

export const ApiAcceptedResponse = nothing;
export const ApiBearerAuth = nothing;
export const ApiBody = nothing;
export const ApiConsumes = nothing;
export const ApiCreatedResponse = nothing;
export const ApiExcludeController = nothing;
export const ApiExcludeEndpoint = nothing;
export const ApiHeader = nothing;
export const ApiNoContentResponse = nothing;
export const ApiOkResponse = nothing;
export const ApiProduces = nothing;
export const ApiProperty = nothing;
export const ApiPropertyOptional = nothing;
export const ApiQuery = nothing;
export const ApiTags = nothing;
export const ApiTooManyRequestsResponse = nothing;
