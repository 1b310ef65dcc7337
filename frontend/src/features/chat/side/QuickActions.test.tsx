import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { UnsentPhoto } from '../../../api/device/chatOutboxStore';
import { dismissToast, shownToast } from '../../../ui/toast';
import { QuickActions } from './QuickActions';
import { usePhotoDrafts } from '../compose/usePhotoDrafts';

jest.mock('../compose/preparePhoto', () => ({
  preparePhoto: async (file: File): Promise<UnsentPhoto> => ({
    file,
    preview: 'data:',
    width: 4,
    height: 3,
    alt: '',
  }),
}));

const WHY = 'A host has muted you. You can write again from 10:12 AM PT.';
const files = (name: string) => [new File(['x'], name, { type: 'image/png' })] as unknown as FileList;

function Shown({ closed, isListOpen = true }: { closed: string | null; isListOpen?: boolean }) {
  return (
    <MemoryRouter>
      <QuickActions
        tripId={4}
        isListOpen={isListOpen}
        photos={usePhotoDrafts(closed)}
        onSearch={() => undefined}
      />
    </MemoryRouter>
  );
}
const share = () => screen.getByRole('button', { name: 'Share a photo' });

afterEach(() => dismissToast());

it('closes sharing a photo with its reason, and opens it again; the search stays', () => {
  const { rerender } = render(<Shown closed={null} />);
  expect(share()).toBeEnabled();
  rerender(<Shown closed={WHY} />);
  expect(share()).toBeDisabled();
  expect(share()).toHaveAccessibleDescription(WHY);
  expect(screen.getByRole('button', { name: 'Find a message' })).toBeEnabled();
  rerender(<Shown closed={null} />);
  expect(share()).toBeEnabled();
  expect(screen.queryByText(WHY)).toBeNull();
});

it('leads to a message about the trip whose chat it is', () => {
  render(<Shown closed={null} />);
  expect(screen.getByRole('link', { name: 'Ask the team' })).toHaveAttribute('href', '/contact?trip=4');
});

it('leads to the guest list as long as that is open', () => {
  const { rerender } = render(<Shown closed={null} />);
  expect(screen.getByRole('link', { name: 'Who is coming' })).toBeVisible();
  rerender(<Shown closed={null} isListOpen={false} />);
  expect(screen.queryByRole('link', { name: 'Who is coming' })).toBeNull();
});

it('takes no photo that is dropped while closed and says why, keeps those before, and takes one afterwards', async () => {
  const desk = renderHook(({ closed }) => usePhotoDrafts(closed), {
    initialProps: { closed: null as string | null },
  });
  const take = (name: string) => act(async () => expect(desk.result.current.take(files(name))).toBe(true));
  const names = () => desk.result.current.drafts.map(({ photo }) => (photo.file as File).name);

  await take('pier.png');
  desk.rerender({ closed: WHY });
  await take('boat.png');
  expect(shownToast()).toMatchObject({ tone: 'error', description: WHY });
  expect(names()).toEqual(['pier.png']);
  desk.rerender({ closed: null });
  await take('gull.png');
  expect(names()).toEqual(['pier.png', 'gull.png']);
});
