import { ApiNoContentResponse, ApiOkResponse } from '#api-docs';
import { applyDecorators, Get, HttpCode, Post, Put, type Type } from '@nestjs/common';

/** Response type of a route: a DTO, a list of one, or nothing. */
type Answer = Type | [Type] | null;

const answering = (route: MethodDecorator, type: Answer): MethodDecorator =>
  type
    ? applyDecorators(route, HttpCode(200), ApiOkResponse({ type }))
    : applyDecorators(route, HttpCode(204), ApiNoContentResponse());

export const GetOf = (type: Answer, path?: string): MethodDecorator => answering(Get(path), type);
/** Answers 200 with the current state, or 204. Use Nest's own `@Post` for 201. */
export const PostOf = (type: Answer, path?: string): MethodDecorator => answering(Post(path), type);
export const PutOf = (type: Answer, path?: string): MethodDecorator => answering(Put(path), type);
