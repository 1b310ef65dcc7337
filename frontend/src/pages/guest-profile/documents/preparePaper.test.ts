import { preparePaper } from './preparePaper';

const drawing = jest.fn();
const aPicture = (width: number, height: number) =>
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
  });
const aFile = (type: string) => new Blob(['x'], { type });

beforeEach(() => {
  drawing.mockClear();
  // jsdom has canvases and does not draw.
  const paper = { fillRect: () => undefined, drawImage: drawing } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['small'], { type: 'image/jpeg' })));
});
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

it('brings a camera’s picture to the size that is kept', async () => {
  aPicture(12_000, 9_000);
  expect(await preparePaper(aFile('image/jpeg'))).toMatchObject({ type: 'image/jpeg', size: 5 });
  expect(drawing).toHaveBeenCalledWith(expect.anything(), 0, 0, 2400, 1800);
});

it('makes a JPEG of a picture that the server does not know', async () => {
  aPicture(800, 600);
  expect((await preparePaper(aFile('image/heic'))).type).toBe('image/jpeg');
});

it('sends as it is what is small enough, what is no picture, and what the browser cannot draw', async () => {
  aPicture(800, 600);
  const small = aFile('image/png');
  expect(await preparePaper(small)).toBe(small);
  const pdf = aFile('');
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  expect(await preparePaper(pdf)).toBe(pdf);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  expect(await preparePaper(pdf)).toBe(pdf);
});
