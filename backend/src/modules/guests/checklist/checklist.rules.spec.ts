import { describe, expect, it } from '@jest/globals';
import { checklist, type ChecklistFacts, standingDays, type TravellerFacts } from './checklist.rules.js';

const ready: TravellerFacts = {
  name: 'Nina',
  joinedOn: '2025-05-01',
  missing: [],
  askedAnewOn: null,
  hasSigned: true,
  hasSignedBefore: true,
  hasInsuranceProof: true,
  hasPassportCopy: true,
  isCheckedIn: true,
};
const facts = (changes: Partial<ChecklistFacts> = {}): ChecklistFacts => ({
  trip: { startDate: '2025-09-05', config: {} },
  today: '2025-06-02',
  isPaid: true,
  nextPaymentOn: null,
  travelInsurance: false,
  travellers: [ready],
  hostDays: {},
  confirmedOn: null,
  waiverSince: '2025-01-15',
  asksQuestions: false,
  ...changes,
});
const NO_DAY = { startDate: null, config: {} };
const find = (of: ChecklistFacts, key: string) => checklist(of).find((item) => item.key === key);

it('is done when everything is here', () => {
  expect(checklist(facts()).map(({ state }) => state)).toEqual(Array(7).fill('done'));
});

it('counts its days back from the day of departure', () => {
  const days = checklist(facts()).map(({ key, dueOn }) => [key, dueOn]);
  expect(Object.fromEntries(days)).toEqual({
    payment: null,
    details: '2025-07-25',
    passport: '2025-07-25',
    waiver: '2025-08-08',
    insurance: '2025-08-22',
    passport_copy: '2025-08-22',
    check_in: '2025-09-03',
  });
});

it('takes a day of the hosts before its own, also while the trip has none', () => {
  const hostDays = { waiver: '2025-07-01' };
  expect(find(facts({ hostDays }), 'waiver')?.dueOn).toBe('2025-07-01');
  expect(find(facts({ hostDays }), 'passport')?.dueOn).toBe('2025-07-25');
  expect(find(facts({ hostDays, trip: NO_DAY }), 'waiver')?.dueOn).toBe('2025-07-01');
});

it.each([
  [30, '2025-09-03'],
  [2, '2025-09-03'],
  [1, '2025-09-04'],
])('closes a check-in that opens %d days before departure not before it opens', (checkInDays, closesOn) => {
  const trip = { startDate: '2025-09-05', config: { checkInDays } };
  expect(standingDays(trip).check_in).toBe(closesOn);
});

describe('what is open', () => {
  const open = facts({
    isPaid: false,
    nextPaymentOn: '2025-07-07',
    travellers: [ready, { ...ready, name: 'Daniel', missing: ['passport'], hasSigned: false }],
  });

  it('has one thing that is next: the first by its day', () => {
    expect(checklist(open).map(({ key, state }) => `${key} ${state}`)).toEqual([
      'payment next',
      'details done',
      'passport open',
      'waiver open',
      'insurance done',
      'passport_copy done',
      'check_in done',
    ]);
  });

  it('names those for whom it is open', () => {
    expect(find(open, 'passport')?.openFor).toEqual(['Daniel']);
    expect(find(open, 'details')?.openFor).toEqual([]);
  });

  it('is late from the day after it was due, and then the next is another one', () => {
    expect(find({ ...open, today: '2025-07-07' }, 'payment')?.state).toBe('next');
    const late = { ...open, today: '2025-07-08' };
    expect(find(late, 'payment')?.state).toBe('late');
    expect(find(late, 'passport')?.state).toBe('next');
  });

  it('has no day while the trip has none, and is never late', () => {
    const undated = { ...open, trip: NO_DAY };
    expect(find(undated, 'passport')).toMatchObject({ dueOn: null, state: 'open' });
  });
});

it('says who has signed another waiver before the one in force', () => {
  const [ada, ben] = ['Ada', 'Ben'].map((name) => ({ ...ready, name, hasSigned: false }));
  const travellers = [ready, ada!, { ...ben!, hasSignedBefore: false }];
  const waiver = find(facts({ travellers }), 'waiver');
  expect(waiver).toMatchObject({ state: 'next', openFor: ['Ada', 'Ben'], againFor: ['Ada'] });
  const lacking = facts({ travellers: [{ ...ready, hasPassportCopy: false }] });
  expect(find(lacking, 'passport_copy')).toMatchObject({ openFor: ['Nina'], againFor: [] });
});

it('takes insurance that was booked with the trip for its proof', () => {
  const uninsured = [{ ...ready, hasInsuranceProof: false }];
  expect(find(facts({ travellers: uninsured }), 'insurance')?.state).toBe('next');
  expect(find(facts({ travellers: uninsured, travelInsurance: true }), 'insurance')?.state).toBe('done');
});

it('has a payment without a date due today', () => {
  expect(find(facts({ isPaid: false }), 'payment')).toMatchObject({ dueOn: '2025-06-02', state: 'next' });
});

it('has the questions of the hosts beside the details, where one has to be answered', () => {
  expect(find(facts(), 'answers')).toBeUndefined();
  const asked = { asksQuestions: true, hostDays: { details: '2025-07-01' } };
  expect(find(facts(asked), 'answers')).toMatchObject({ state: 'done', dueOn: '2025-07-01' });
  const open = facts({ ...asked, travellers: [ready, { ...ready, name: 'Daniel', missing: ['answers'] }] });
  expect(find(open, 'answers')).toMatchObject({ state: 'next', openFor: ['Daniel'] });
  expect(find(open, 'details')?.state).toBe('done');
});

it('says when hosts last asked something new of whom it is open for', () => {
  const daniel: TravellerFacts = {
    ...ready,
    name: 'Daniel',
    missing: ['answers'],
    askedAnewOn: '2025-06-01',
  };
  const eve: TravellerFacts = { ...daniel, name: 'Eve', askedAnewOn: '2025-05-20' };
  const items = checklist(facts({ asksQuestions: true, travellers: [ready, eve, daniel] }));
  const told = items.filter(({ askedAnewOn }) => askedAnewOn !== null);
  expect(told).toMatchObject([{ key: 'answers', askedAnewOn: '2025-06-01', openFor: ['Eve', 'Daniel'] }]);
  const alone = facts({ asksQuestions: true, travellers: [{ ...daniel, askedAnewOn: null }] });
  expect(find(alone, 'answers')).toMatchObject({ state: 'next', askedAnewOn: null });
});

describe('what was due before somebody had it to do', () => {
  const today = '2025-08-20';
  const missing = ['passport', 'answers'] as const;
  const joined = (joinedOn: string): TravellerFacts => ({ ...ready, joinedOn, missing });
  const stateOf = (key: string, traveller: Partial<TravellerFacts>, others: TravellerFacts[] = []) => {
    const travellers = [{ ...joined('2025-08-19'), ...traveller }, ...others];
    return find(facts({ today, asksQuestions: true, waiverSince: '2025-08-12', travellers }), key)?.state;
  };

  it('is not late for who booked on its day or later, but due soon', () => {
    expect(stateOf('passport', {})).toBe('soon');
    expect(stateOf('passport', { joinedOn: '2025-07-25' })).toBe('soon');
    expect(stateOf('passport', { joinedOn: '2025-07-24' })).toBe('late');
    expect(stateOf('passport_copy', { hasPassportCopy: false })).toBe('next');
  });

  it('is not late either where the login came with a payment after its day', () => {
    const travellers = [joined('2025-05-01')];
    const stateWhen = (confirmedOn: string) =>
      find(facts({ today, confirmedOn, travellers }), 'passport')?.state;
    expect(stateWhen('2025-08-01')).toBe('soon');
    expect(stateWhen('2025-05-02')).toBe('late');
  });

  it('is late where one of the cabin could have done it in time', () => {
    expect(stateOf('passport', {}, [joined('2025-05-01')])).toBe('late');
    expect(stateOf('passport', {}, [{ ...joined('2025-05-01'), missing: [] }])).toBe('soon');
  });

  it('is due soon also of what was asked, or changed, after its day', () => {
    const early = { joinedOn: '2025-05-01' };
    expect(stateOf('answers', { ...early, askedAnewOn: '2025-08-01' })).toBe('soon');
    expect(stateOf('answers', early)).toBe('late');
    expect(stateOf('waiver', { ...early, hasSigned: false })).toBe('soon');
    expect(stateOf('waiver', { ...early, hasSigned: false, hasSignedBefore: false })).toBe('late');
  });

  it('is late where money is', () => {
    const owing = facts({ today, isPaid: false, nextPaymentOn: '2025-08-06', travellers: [joined(today)] });
    expect(find(owing, 'payment')?.state).toBe('late');
  });
});
