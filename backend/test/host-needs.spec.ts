import { expect, it } from '@jest/globals';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../src/modules/auth/access.decorator.js';
import { HostModule } from '../src/modules/host/host.module.js';
import { NEEDS } from '../src/modules/trips/asking.decorator.js';
import type { HostRight } from '../src/modules/trips/host-right.js';
import { HOST_ROUTES } from './support/host-routes.js';

type Needed = HostRight | null | undefined;
type Handler = () => unknown;

const reflector = new Reflector();
const listed = <T>(key: string, of: object) => (Reflect.getMetadata(key, of) as T[] | undefined) ?? [];

/** The controllers of a module and of all that it stands on. */
function controllersOf(module: Type, seen = new Set<Type>()): Type[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const below = listed<Type>(MODULE_METADATA.IMPORTS, module);
  return [
    ...listed<Type>(MODULE_METADATA.CONTROLLERS, module),
    ...below.flatMap((one) => controllersOf(one, seen)),
  ];
}

/** The endpoints of a controller that are for hosts or say what a host needs: how the table names them, and what they say. */
function saidBy(controller: Type): [string, Needed][] {
  const prototype = controller.prototype as Record<string, Handler>;
  return Object.getOwnPropertyNames(prototype).flatMap((name): [string, Needed][] => {
    const handler = prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (!handler || method === undefined) return [];
    const access = reflector.getAllAndOverride<Access>(ACCESS, [handler, controller]);
    const needs = reflector.getAllAndOverride<Needed>(NEEDS, [handler, controller]);
    if (needs === undefined && !access.startsWith('host')) return [];
    const place = [controller, handler].map((at) => String(Reflect.getMetadata(PATH_METADATA, at)));
    const path = place.filter((part) => part !== '/').join('/');
    return [[`${RequestMethod[method]} /${path.replaceAll(/:(\w+)/g, '{$1}')}`, needs]];
  });
}

it('says on the endpoint which right a host needs, and says what the table of rights does', () => {
  const said = new Map(controllersOf(HostModule).flatMap(saidBy));
  const inTable = Object.entries(HOST_ROUTES).map(([route, { right = null }]): [string, Needed] => [
    route,
    // What is its owner's alone no right of a co-host opens.
    right === 'owner' ? null : right,
  ]);
  expect(Object.fromEntries([...said].map(([route, needs]) => [route, needs ?? null]))).toEqual(
    Object.fromEntries(inTable),
  );
});
