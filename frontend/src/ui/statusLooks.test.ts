import { tripLook } from './statusLooks';

it.each([
  [false, false, 'Active'],
  [false, true, 'To be called off'],
  [true, false, 'Called off'],
])('marks a trip (called off: %s, waiting for it: %s) as %s', (isCalledOff, isCallOffWaiting, word) => {
  expect(tripLook({ status: 'active', isCalledOff, isCallOffWaiting }).word).toBe(word);
});
