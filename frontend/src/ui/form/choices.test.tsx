import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOff } from '../../testing/isOff';
import { Radios } from './Radios';
import { Tick } from './Tick';

const CABINS = [
  { value: 'inside', label: 'Inside' },
  { value: 'balcony', label: 'Balcony' },
] as const;

const cabins = (given: Partial<Parameters<typeof Radios<'inside' | 'balcony'>>[0]> = {}) => (
  <Radios<'inside' | 'balcony'>
    label="Cabin"
    labelIs="field"
    name="cabin"
    options={CABINS}
    value="inside"
    onChoose={() => {}}
    {...given}
  />
);

it('ticks by a press on its words, and says what is wrong where the box is', async () => {
  const onTick = jest.fn();
  render(
    <Tick isTicked={false} onTick={onTick} error="Please tick the box.">
      I agree
    </Tick>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please tick the box.');
  await userEvent.click(screen.getByText('I agree'));
  expect(onTick).toHaveBeenCalledWith(true);
});

it('stays as it is while it is off, and keeps the focus', async () => {
  const onTick = jest.fn();
  render(
    <Tick isTicked={false} isOff onTick={onTick}>
      I agree
    </Tick>,
  );
  await userEvent.click(screen.getByText('I agree'));
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(isOff(box)).toBe(true);
  expect(box).toHaveFocus();
  expect(box).not.toBeChecked();
  expect(onTick).not.toHaveBeenCalled();
});

it('is a switch where what it says is saved at once', () => {
  render(
    <Tick isSwitch isTicked onTick={() => {}}>
      Send me letters
    </Tick>,
  );
  expect(screen.getByRole('switch', { name: 'Send me letters' })).toBeChecked();
});

it('chooses one of a few, by mouse and by arrow keys, and a link finds what is chosen', async () => {
  const onChoose = jest.fn();
  render(cabins({ onChoose, chosenId: 'the-cabin', hint: 'All have a window.' }));
  const group = screen.getByRole('radiogroup', { name: 'Cabin' });
  expect(group).toHaveAccessibleDescription('All have a window.');
  expect(screen.getByRole('radio', { name: 'Inside' })).toHaveAttribute('id', 'the-cabin');
  await userEvent.click(screen.getByText('Balcony'));
  expect(onChoose).toHaveBeenLastCalledWith('balcony');
  onChoose.mockClear();
  screen.getByRole('radio', { name: 'Inside' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenLastCalledWith('balcony');
});

it.each([
  ['heading', 1],
  ['hidden', 0],
] as const)('asks its question as a %s', (labelIs, headings) => {
  render(cabins({ labelIs }));
  expect(screen.getByRole('radiogroup', { name: 'Cabin' })).toBeVisible();
  expect(screen.queryAllByRole('heading', { name: 'Cabin' })).toHaveLength(headings);
});

it('stays as it is while it is locked', async () => {
  const onChoose = jest.fn();
  render(cabins({ onChoose, isLocked: true }));
  await userEvent.click(screen.getByText('Balcony'));
  expect(onChoose).not.toHaveBeenCalled();
});
