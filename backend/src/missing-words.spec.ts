import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import './app.module.js';

type Dto = new () => object;
const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<Dto, unknown> };

/** What each door says of a body that holds nothing. */
const SAID = [...validationMetadatas.keys()].flatMap((dto) =>
  validateSync(plainToInstance(dto, {}), { stopAtFirstError: true }).map(
    ({ property, constraints = {} }) => ({
      field: `${dto.name}.${property}`,
      sentence: Object.values(constraints)[0] ?? '',
    }),
  ),
);

it('calls nothing too long that is missing', () => {
  expect(SAID.length).toBeGreaterThan(100);
  expect(SAID.filter(({ sentence }) => sentence.startsWith('Use at most'))).toEqual([]);
});
