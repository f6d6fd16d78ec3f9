import { RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { Router } from 'express';

import { NEED_KEY, type Need, PROOF_KEY } from '../platform/access/needs.js';
import type { RunningShop } from './running-shop.js';

/** `GET /api/admin/me` */
export interface Route {
  method: string;
  path: string;
}

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

/** Required permissions by `METHOD path`; undefined if none is declared. */
export const needsOf = (shop: RunningShop) => metadataOf<Need>(shop, NEED_KEY);

/** Routes that require a fresh proof, sorted. */
export const proofsOf = (shop: RunningShop): string[] =>
  [...metadataOf<boolean>(shop, PROOF_KEY)].flatMap(([route, isAsked]) => (isAsked ? [route] : [])).sort();

/** Metadata of all routes, from handlers or their controllers. */
function metadataOf<T>({ app }: RunningShop, key: string): Map<string, T | undefined> {
  const values = new Map<string, T | undefined>();
  const reflector = app.get(Reflector);
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type<Record<string, Handler>>;
      for (const name of Object.getOwnPropertyNames(controller.prototype)) {
        const handler = controller.prototype[name];
        const path: unknown = handler && Reflect.getMetadata('path', handler);
        if (name === 'constructor' || !handler || path === undefined) continue;
        const method = RequestMethod[Number(Reflect.getMetadata('method', handler))];
        const value = reflector.getAllAndOverride<T | undefined>(key, [handler, controller]);
        for (const base of listed(Reflect.getMetadata('path', controller)))
          for (const own of listed(path)) values.set(`${method} ${joined(base, own)}`, value);
      }
    }
  }
  return values;
}
