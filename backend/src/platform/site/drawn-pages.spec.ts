import { describe, expect, it, jest } from '@jest/globals';
import type { PageAnswer, PageRequest, SiteDrawing } from '../../../contracts/site-drawing.js';
import { log } from '../logging/log.js';
import { DrawnPages } from './drawn-pages.js';

function pagesOf(drawnAt: SiteDrawing['drawnAt']) {
  const drawPage = jest.fn(({ path }: PageRequest) =>
    Promise.resolve({ html: `drawn at ${path}`, isFound: true }),
  );
  const drawOwn = jest.fn(
    ({ path }: PageRequest): Promise<PageAnswer | null> =>
      Promise.resolve({ html: `own at ${path}`, isFound: true }),
  );
  const pages = new DrawnPages(
    { publicPaths: ['/'], pathsOfTrip: (id) => [`/trips/${id}`], drawnAt, drawPage, drawOwn },
    { shell: '', files: {}, readStyle: () => '', origin: '', callApi: () => Promise.reject(new Error()) },
  );
  return { pages, drawPage, drawOwn };
}

describe('a drawing that is kept for everybody', () => {
  it('is made at the page’s own path, never at what somebody typed', async () => {
    const { pages } = pagesOf(() => '/page-not-found');
    expect(await pages.find('/%74emplate/pricing')).toMatchObject({ html: 'drawn at /page-not-found' });
    expect(await pages.find('/nothing/here')).toMatchObject({ html: 'drawn at /page-not-found' });
  });

  it('is made once for all who ask at the same time', async () => {
    const { pages, drawPage } = pagesOf(() => '/');
    await Promise.all(['/', '/', '/'].map((path) => pages.find(path)));
    expect(drawPage).toHaveBeenCalledTimes(1);
  });

  it('is null where only a browser draws, and where drawing fails', async () => {
    const { pages, drawPage } = pagesOf((path) => (path === '/own' ? null : path));
    drawPage.mockRejectedValueOnce(new Error('broken'));
    expect(await pages.find('/own')).toBeNull();
    expect(await pages.find('/')).toBeNull();
  });

  it('is one of the last two hundred: a number in an address may be made up', async () => {
    const { pages, drawPage } = pagesOf((path) => path);
    await pages.find('/trips/1');
    for (let id = 2; id <= 201; id++) await pages.find(`/trips/${id}`);
    expect(drawPage).toHaveBeenCalledTimes(201);
    await pages.find('/trips/201');
    expect(drawPage).toHaveBeenCalledTimes(201);
    await pages.find('/trips/1');
    expect(drawPage).toHaveBeenCalledTimes(202);
  });
});

describe('a drawing for one person', () => {
  it('is made at the address that was asked for, each time anew', async () => {
    const { pages, drawOwn } = pagesOf(() => '/payment/:guestId');
    expect(await pages.findOwn('/payment/ANN?from=mail')).toMatchObject({
      html: 'own at /payment/ANN?from=mail',
    });
    await pages.findOwn('/payment/ANN?from=mail');
    expect(drawOwn).toHaveBeenCalledTimes(2);
  });

  it('is null where nothing is theirs, and where drawing fails, which the log tells without the address', async () => {
    const { pages, drawOwn } = pagesOf(() => '/payment/:guestId');
    drawOwn.mockResolvedValueOnce(null);
    expect(await pages.findOwn('/payment/ANN')).toBeNull();
    const told = jest.spyOn(log, 'error').mockReturnValue();
    drawOwn.mockRejectedValueOnce(new Error('broken'));
    expect(await pages.findOwn('/payment/ANN')).toBeNull();
    expect(told.mock.lastCall?.[0]).toMatchObject({ path: '/payment/:guestId' });
  });
});

it('the pages of the trips beside the first are listed with the others', () => {
  expect(pagesOf(() => null).pages.publicPaths([7])).toEqual(['/', '/trips/7']);
});
