import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTripFront } from '../../api/tripPages';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aFront, aSlide, unwritten } from '../../testing/tripPages';
import { PictureGallery } from './PictureGallery';

function Page() {
  return <PictureGallery front={useTripFront(1)} />;
}
const serve = (front: Answer) => fakeServer({ 'GET /api/trips/current/front': () => front });
function open(front: Answer) {
  serve(front);
  renderPage(<Page />, '/');
}
const pictures = async () =>
  within(await screen.findByRole('list', { name: 'Destination gallery' })).getAllByRole('link');

it('shows the pictures of the trip’s slides, each once', async () => {
  const slides = [
    aSlide({ title: 'Away', alt: 'The ship leaves' }),
    aSlide({ title: 'The pool', picture: 'pool-day', alt: 'Blue water' }),
    aSlide({ title: 'Under way', isMoving: true }),
  ];
  open([200, aFront({ slides })]);
  expect((await pictures()).map((link) => link.textContent)).toEqual(['Away', 'The pool']);
  expect(screen.getByRole('img', { name: 'The ship leaves' })).toBeInTheDocument();
  expect(screen.getByText(/All of them are illustrations/)).toBeInTheDocument();
});

it('calls nothing an illustration that a host has handed in', async () => {
  open([200, aFront()]);
  expect(await pictures()).toHaveLength(2);
  expect(screen.queryByText(/illustrations/)).toBeNull();
});

it('is left out where the trip has no slides', async () => {
  open([200, unwritten()]);
  await waitForElementToBeRemoved(screen.getByRole('region', { name: 'The voyage in pictures' }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('says so when it does not load, and asks again', async () => {
  open([500]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The pictures did not load');
  serve([200, aFront()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await pictures()).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
