import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { findMemberText } from './member-text.js';

describe('findMemberText', () => {
  it.each([
    ['{"a":1.0,"b":2}', '1.0'],
    ['{ "b" : {"a":"no"} ,\n "a" : [1, {"x":"]}"}] }', '[1, {"x":"]}"}]'],
    ['{"b":"\\"a\\":","a":"x\\\\"}', String.raw`"x\\"`],
    ['{"\\u0061":true}', 'true'],
    ['{"a":{ "url":"http:\\/\\/x" }}', String.raw`{ "url":"http:\/\/x" }`],
    ['{}', null],
    ['{"b":{"a":1}}', null],
  ])('%s', (json, text) => {
    expect(findMemberText(json, 'a')).toBe(text);
  });

  it('finds what any object says, as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom(0, 2), (before, value, indent) => {
        const json = JSON.stringify({ before, value, after: 1 }, null, indent);
        expect(JSON.parse(findMemberText(json, 'value') ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
        expect(json).toContain(findMemberText(json, 'value'));
      }),
    );
  });
});
