import { ApiNoContentResponse, ApiOkResponse } from '#api-docs';
import { applyDecorators, Get, HttpCode, Post, Put, type Type } from '@nestjs/common';

/** What a route answers with: a shape, a list of one, or nothing. */
type Answer = Type | [Type] | null;

const answering = (route: MethodDecorator, type: Answer): MethodDecorator =>
  type
    ? applyDecorators(route, HttpCode(200), ApiOkResponse({ type }))
    : applyDecorators(route, HttpCode(204), ApiNoContentResponse());

/** A route with what it answers: `@GetOf(OrderDto, ':id')`. */
export const GetOf = (type: Answer, path?: string): MethodDecorator => answering(Get(path), type);
/** Answers 200 with how things stand then, or 204 with nothing; what makes something new answers 201, by Nest's own. */
export const PostOf = (type: Answer, path?: string): MethodDecorator => answering(Post(path), type);
export const PutOf = (type: Answer, path?: string): MethodDecorator => answering(Put(path), type);
