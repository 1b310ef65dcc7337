import { render, screen } from '@testing-library/react';
import { AddGuestDialog } from './AddGuestDialog';

const shown = (onTrip: string[]) => {
  const letter = { to: 'dana@example.com', subject: 'Your place', text: 'Hello Dana', onTrip };
  const nothing = jest.fn();
  render(
    <AddGuestDialog name="Dana Reyes" letter={letter} isBusy={false} onConfirm={nothing} onClose={nothing} />,
  );
  return screen.queryByText(/on this trip already/i)?.textContent;
};

it('says before a guest is added that they are on the trip already', () => {
  expect(shown(['Dana Reyes', 'Eli Reyes'])).toBe(
    'On this trip already with this e-mail: Dana Reyes, Eli Reyes.',
  );
});

it('says nothing of that to who adds somebody new', () => {
  expect(shown([])).toBeUndefined();
});
