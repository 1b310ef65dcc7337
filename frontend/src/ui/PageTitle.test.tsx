import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
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

it('has the focus again when what stands on its page has come, and the page is shown again', async () => {
  let come: (part: { default: () => null }) => void = () => {};
  const Part = lazy(() => new Promise<{ default: () => null }>((resolve) => (come = resolve)));
  function Page() {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <PageTitle title="Review and pay" />
        <button type="button" onClick={() => setAsks(true)}>
          Ask
        </button>
        {asks && <Part />}
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/pay']}>
      <Suspense fallback={<p>Waiting</p>}>
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
  title('Review and pay').focus();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Waiting')).toBeVisible();
  // What is hidden cannot have the focus, in a browser.
  (document.activeElement as HTMLElement).blur();
  await act(async () => come({ default: () => null }));
  expect(title('Review and pay')).toBeVisible();
  expect(title('Review and pay')).toHaveFocus();
});
