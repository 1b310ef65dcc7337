import { sizeWithin } from './drawnPicture';

it('brings a picture to the size the server keeps, and never blows one up', () => {
  expect(sizeWithin({ width: 4096, height: 3072 }, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(sizeWithin({ width: 12_000, height: 9_000 }, 2400)).toEqual({ width: 2400, height: 1800 });
  expect(sizeWithin({ width: 800, height: 600 }, 2048)).toEqual({ width: 800, height: 600 });
});
