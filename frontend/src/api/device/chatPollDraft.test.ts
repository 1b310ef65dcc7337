import { readPollDraft, writePollDraft } from './chatPollDraft';

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

it.each(['{broken', '{"userId":1,"tripId":2,"question":"Where?","answers":[1],"isMultiple":false}'])(
  'reads nothing where something else stands: %s',
  (other) => {
    sessionStorage.setItem('gangway-chat-poll', other);
    expect(readPollDraft(SEAT)).toBeNull();
  },
);
