import { choiceOf, chosenIn, mostChosen, outcomeOf, votersIn } from './poll.rules';

const POLL = { answers: ['Tacos', 'Pizza', 'Nothing'], isMultiple: true };
const chosenBy = (...userIds: number[][]) => userIds.map((ids) => ({ userIds: ids }));

it('knows nobody who voted before anything was heard of it', () => {
  expect(chosenIn(POLL, undefined)).toEqual(chosenBy([], [], []));
  expect(chosenIn(POLL, { chosen: chosenBy([1], [], [2]) })).toEqual(chosenBy([1], [], [2]));
});

it('counts who chose several answers once, and knows what they chose', () => {
  const chosen = chosenBy([1, 2], [], [1]);
  expect(votersIn(chosen)).toBe(2);
  expect([1, 2, 3].map((id) => choiceOf(chosen, id))).toEqual([[0, 2], [0], []]);
});

it.each([
  [chosenBy([], [], []), [], 'The poll has ended. Nobody voted.'],
  [chosenBy([1], [2, 3], []), [1], 'The poll has ended. Most votes: Pizza, 2 votes.'],
  [chosenBy([1], [], [2]), [0, 2], 'The poll has ended. Most votes: Tacos and Nothing, 1 vote each.'],
])('of %j most chose %j', (chosen, most, outcome) => {
  expect(mostChosen(chosen)).toEqual(most);
  expect(outcomeOf(POLL, chosen)).toBe(outcome);
});
