import { RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { Router } from 'express';

import { NEED_KEY, type Need, PROOF_KEY } from '../platform/access/needs.js';
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
export const needsOf = (shop: RunningShop) => saidOf<Need>(shop, NEED_KEY);

/** The calls that ask for a fresh proof, in their order. */
export const proofsOf = (shop: RunningShop): string[] =>
  [...saidOf<boolean>(shop, PROOF_KEY)].flatMap(([route, isAsked]) => (isAsked ? [route] : [])).sort();

/** What stands under a key above the calls of the controllers, or above all calls of one. */
function saidOf<T>({ app }: RunningShop, key: string): Map<string, T | undefined> {
  const said = new Map<string, T | undefined>();
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
          for (const own of listed(path)) said.set(`${method} ${joined(base, own)}`, value);
      }
    }
  }
  return said;
}
