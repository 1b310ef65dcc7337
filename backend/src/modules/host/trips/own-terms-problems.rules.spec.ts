import { expect, it } from '@jest/globals';
import { ownTermsProblems } from './own-terms-problems.rules.js';

const section = (title: string) => ({ title, text: 'White on the first night.' });

it('refuses two sections of one heading, at the later one', () => {
  expect(ownTermsProblems([section('Dress'), section('Sharing'), section('dress')])).toEqual({
    'ownTerms.2.title': 'Another section has this heading',
  });
});

it('takes none, and each with its own', () => {
  expect(ownTermsProblems([])).toEqual({});
  expect(ownTermsProblems([section('Dress'), section('Sharing')])).toEqual({});
});
