import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BOOKING_FIELDS } from '../../../../../backend/contracts/traveller-fields';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import { TravellerFields } from './TravellerFields';
import { entryOf } from './traveller';
import { IsFormReady, useTravellersForm } from './useTravellersForm';

const RULE = { sailsOn: '2025-09-05', today: '2025-06-02', minimumAge: 21 };

function TwoGuests() {
  const form = useTravellersForm([entryOf(), entryOf()], 2, () => RULE);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      {[0, 1].map((traveller) => (
        <section key={traveller} aria-label={`Guest ${traveller + 1}`}>
          <TravellerFields form={form} traveller={traveller} minimumAge={RULE.minimumAge} />
        </section>
      ))}
      <button type="submit">Continue</button>
    </form>
  );
}

const guest = (number: 1 | 2) => within(screen.getByLabelText(`Guest ${number}`));

beforeEach(() => {
  render(<TwoGuests />);
});

it('asks for everything that is told while booking', () => {
  for (const field of BOOKING_FIELDS) {
    const { label, kind } = TRAVELLER_FIELDS[field];
    const words = new RegExp(`^${label}`);
    const found =
      kind === 'date' ? guest(1).getByRole('group', { name: words }) : guest(1).getByLabelText(words);
    expect(found).toBeVisible();
  }
});

it('does not call an email wrong while it is typed for the first time, but when it is left', async () => {
  const user = userEvent.setup({ delay: null });
  const email = guest(1).getByLabelText('Email');
  await user.type(email, 'maya@');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  expect(await guest(1).findByText('Please enter a valid email address')).toBeVisible();
  expect(email).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid email address'));
});

it('leaves a field that was only passed through alone', async () => {
  const user = userEvent.setup({ delay: null });
  await user.click(guest(1).getByLabelText('First name'));
  await user.tab();
  expect(guest(1).queryByText('First name is required')).not.toBeInTheDocument();
});

it('forgives a field as soon as it is edited, and only that one', async () => {
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('Continue'));
  expect(await guest(2).findByText('First name is required')).toBeVisible();
  await user.type(guest(2).getByLabelText('First name'), 'N');
  expect(guest(2).queryByText('First name is required')).not.toBeInTheDocument();
  expect(guest(1).getByText('First name is required')).toBeVisible();
});

it('judges a date of birth when all three fields are left', async () => {
  const user = userEvent.setup({ delay: null });
  await user.type(guest(1).getByLabelText('Month'), 'Oct');
  await user.type(guest(1).getByLabelText('Day'), '9');
  expect(guest(1).queryByText(/Date of birth needs/)).not.toBeInTheDocument();
  await user.type(guest(1).getByLabelText('Year'), '2007');
  await user.tab();
  expect(await guest(1).findByText('Travellers must be 21 or older on the day of sailing')).toBeVisible();
});

it("copies guest 1's emergency contact to guest 2", async () => {
  const user = userEvent.setup({ delay: null });
  await user.type(guest(1).getByLabelText('Emergency contact name'), 'Leo Reyes');
  await user.selectOptions(guest(1).getByLabelText('Emergency contact relation'), 'Sibling');
  await user.click(guest(2).getByText('Same emergency contact as guest 1'));
  expect(guest(2).getByLabelText('Emergency contact name')).toHaveValue('Leo Reyes');
  expect(guest(2).getByLabelText('Emergency contact relation')).toHaveValue('Sibling');
});

it('lets who has one name go on without a last name', async () => {
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await guest(1).findByText('Last name is required')).toBeVisible();
  await user.click(guest(1).getByRole('checkbox', { name: 'I have only one name' }));
  expect(guest(1).queryByText('Last name is required')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await guest(2).findByText('Last name is required')).toBeVisible();
  expect(guest(1).queryByText('Last name is required')).not.toBeInTheDocument();
});

it('has no names while it is only drawn: sent without script, they would stand in the address', () => {
  function Drawn() {
    const form = useTravellersForm([entryOf(), entryOf()], 1, () => RULE);
    return (
      <IsFormReady value={false}>
        <section aria-label="Drawn">
          <TravellerFields form={form} traveller={0} minimumAge={RULE.minimumAge} />
        </section>
      </IsFormReady>
    );
  }
  render(<Drawn />);
  const drawn = within(screen.getByLabelText('Drawn'));
  const controls = [...drawn.getAllByRole('textbox'), ...drawn.getAllByRole('checkbox')];
  expect(controls.length).toBeGreaterThan(5);
  expect(controls.map((control) => control.getAttribute('name') ?? '').filter(Boolean)).toEqual([]);
});

it('holds what was pasted, says when it is too long, and sends nothing', async () => {
  const user = userEvent.setup({ delay: null });
  const wishes = guest(1).getByLabelText(/^Dietary restrictions/);
  const text = `${'x '.repeat(560)}ALLERGIC TO PENICILLIN`;
  await user.click(wishes);
  await user.paste(text);
  expect(wishes).toHaveValue(text);
  expect(wishes).toHaveAccessibleDescription('Use at most 1,000 characters');
  expect(wishes).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(wishes).toHaveFocus();
  expect(screen.queryByText('First name is required')).toBeNull();
  await user.clear(wishes);
  expect(wishes).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await guest(1).findByText('First name is required')).toBeVisible();
});
