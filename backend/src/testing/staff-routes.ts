import { RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { Router } from 'express';

import { NEED_KEY, type Need } from '../platform/access/needs.js';
import type { RunningShop } from './running-shop.js';

/** One way to call the application: `GET /api/admin/me`. */
export interface Route {
  method: string;
  path: string;
}

/** Every route that the application answers, in the order in which it asks them. */
export function routesOf({ app }: RunningShop): Route[] {
  const { stack } = app.getHttpAdapter().getInstance().router as Router;
  return stack
    .flatMap(({ route }) => (route ? [route] : []))
    .flatMap(({ path, stack: layers }) =>
      [...new Set(layers.map(({ method }) => (method ?? 'all').toUpperCase()))].map((method) => ({
        method,
        path,
      })),
    );
}

type Handler = (...values: unknown[]) => unknown;

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

const joined = (base: string, path: string) => {
  const parts = [base, path].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean);
  return `/${parts.join('/')}`;
};

/** What the calls of the controllers need, by `METHOD path` as {@link routesOf} writes it; undefined where none is named. */
export function needsOf({ app }: RunningShop): Map<string, Need | undefined> {
  const needs = new Map<string, Need | undefined>();
  const reflector = app.get(Reflector);
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type<Record<string, Handler>>;
      for (const name of Object.getOwnPropertyNames(controller.prototype)) {
        const handler = controller.prototype[name];
        const path: unknown = handler && Reflect.getMetadata('path', handler);
        if (!handler || path === undefined) continue;
        const method = RequestMethod[Number(Reflect.getMetadata('method', handler))];
        const need = reflector.getAllAndOverride<Need | undefined>(NEED_KEY, [handler, controller]);
        for (const base of listed(Reflect.getMetadata('path', controller)))
          for (const own of listed(path)) needs.set(`${method} ${joined(base, own)}`, need);
      }
    }
  }
  return needs;
}
