import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageTitle } from './PageTitle';

/** A page that knows its title only when its data is there. */
function Booking() {
  const [isThere, setThere] = useState(false);
  return isThere ? (
    <section>
      <PageTitle title="Dana Reyes" />
    </section>
  ) : (
    <>
      <PageTitle title="Booking" />
      <button type="button" onClick={() => setThere(true)}>
        The data comes
      </button>
    </>
  );
}

const draw = () =>
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Routes>
        <Route path="/list" element={<Link to="/booking">Edit</Link>} />
        <Route path="/booking" element={<Booking />} />
      </Routes>
    </MemoryRouter>,
  );
const title = (name: string) => screen.getByRole('heading', { level: 1, name });

it('keeps the focus on the title of a page that was still waiting when it was reached', async () => {
  // The first page of a visit takes no focus.
  render(
    <MemoryRouter initialEntries={['/home']}>
      <PageTitle title="Home" />
    </MemoryRouter>,
  ).unmount();
  draw();
  await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
  expect(title('Booking')).toHaveFocus();
  // As data does, without a press that would take the focus.
  act(() => screen.getByRole('button').click());
  expect(title('Dana Reyes')).toHaveFocus();
  expect(document.title).toBe('Dana Reyes | Gangway');
});

it('takes the focus from nothing else', async () => {
  draw();
  await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'The data comes' }));
  expect(title('Dana Reyes')).not.toHaveFocus();
});
