import { countdownFigure, countdownSentence, type Departure, stageOf } from './countdown';

const inDays = (daysUntil: number | null): Departure => ({
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  daysUntil,
  isCalledOff: false,
});

it.each([
  [95, 'ahead', '95 days', '95 days to go'],
  [2, 'ahead', '2 days', '2 days to go'],
  [1, 'tomorrow', 'Tomorrow', 'We sail tomorrow'],
  [0, 'today', 'Today', 'We sail today'],
  [-1, 'underway', 'Under way', 'We are at sea'],
  // The last of four days on board.
  [-3, 'underway', 'Under way', 'We are at sea'],
  [-4, 'over', 'Completed', 'Thank you for sailing with us'],
])('%d days before departure: %s', (daysUntil, stage, figure, sentence) => {
  expect(stageOf(inDays(daysUntil))).toBe(stage);
  expect(countdownFigure(inDays(daysUntil))).toBe(figure);
  expect(countdownSentence(inDays(daysUntil))).toBe(sentence);
});

it('says so while a trip has no dates', () => {
  expect(countdownFigure({ startDate: null, endDate: null, daysUntil: null, isCalledOff: false })).toBe(
    'Dates to be announced',
  );
});

it('counts no days to a trip that is called off, nor thanks for having sailed', () => {
  for (const daysUntil of [95, -4, null]) {
    const departure = { ...inDays(daysUntil), isCalledOff: true };
    expect(countdownFigure(departure)).toBe('Called off');
    expect(countdownSentence(departure)).toBe('This trip was called off');
  }
});
