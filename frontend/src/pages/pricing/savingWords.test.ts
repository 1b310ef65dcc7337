import { savingWords } from './savingWords';

const saving = (doubleSavingPercent: number, singleSavingPercent: number) => ({
  doubleSavingPercent,
  singleSavingPercent,
});

it('names the percentage that all prices have', () => {
  expect(savingWords([saving(10, 10), saving(10, 10)])).toBe(
    'The 10% off the list price is already in the prices above.',
  );
});

it('names none where they differ, or where some have none', () => {
  const words = 'What is off a struck-out price is already in the price beside it.';
  expect(savingWords([saving(10, 10), saving(20, 10)])).toBe(words);
  expect(savingWords([saving(10, 0), saving(10, 0)])).toBe(words);
});

it('says nothing where no price is below the one before', () => {
  expect(savingWords([saving(0, 0), saving(0, 0)])).toBe('');
});
