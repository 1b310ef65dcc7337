import { aHostFront } from '../../testing/hostPages';
import { frontBody, frontValues, headlineProblem } from './frontForm.rules';

it('comes back from the form as it went in', () => {
  const { version: _version, versions: _versions, isOwner: _owner, ...content } = aHostFront();
  expect(frontBody(frontValues(content))).toEqual(content);
});

it.each([
  ['', undefined],
  ['Three nights\n\n at sea ', undefined],
  ['sixteen letters!', undefined],
  ['a\nb\nc\nd\ne', 'Use at most 4 lines'],
  ['Seventeen letters', 'Use at most 16 letters a line: "Seventeen letters" has more'],
])('says of the headline %j: %s', (text, problem) => {
  expect(headlineProblem(text)).toBe(problem);
});
