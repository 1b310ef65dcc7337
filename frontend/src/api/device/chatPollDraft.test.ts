import { readPollDraft, writePollDraft } from './chatPollDraft';
import { forgetTyped } from './typed';

const SEAT = { userId: 1, tripId: 2 };
const POLL = { question: 'Where?', answers: ['Deck 5', ''], isMultiple: false };

beforeEach(() => sessionStorage.clear());

it('reads what its person was about to ask the group, until it is asked', () => {
  writePollDraft(SEAT, POLL);
  expect(readPollDraft(SEAT)).toEqual(POLL);
  expect(readPollDraft({ ...SEAT, userId: 2 })).toBeNull();
  expect(readPollDraft({ ...SEAT, tripId: 3 })).toBeNull();
  writePollDraft(SEAT, null);
  expect(readPollDraft(SEAT)).toBeNull();
});

it('keeps one for each group, and none once its person has left', () => {
  const other = { ...SEAT, tripId: 3 };
  writePollDraft(SEAT, POLL);
  writePollDraft(other, { ...POLL, question: 'When?' });
  expect(readPollDraft(SEAT)).toEqual(POLL);
  expect(readPollDraft(other)?.question).toBe('When?');
  forgetTyped();
  expect(readPollDraft(SEAT)).toBeNull();
});

it.each(['{broken', '{"userId":1,"question":"Where?","answers":[1],"isMultiple":false}'])(
  'reads nothing where something else stands: %s',
  (other) => {
    sessionStorage.setItem('gangway-chat-poll:2', other);
    expect(readPollDraft(SEAT)).toBeNull();
  },
);
