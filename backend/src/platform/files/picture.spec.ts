import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { redrawn } from './picture.js';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

describe('a picture that is taken', () => {
  it('is upright, within its size, and carries no metadata: no place, no camera', async () => {
    const sent = await plain(2_000, 1_000)
      .withExif({
        IFD0: { Make: 'CameraMaker', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 42/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await redrawn(sent, 1_600);
    expect([width, height]).toEqual([800, 1_600]);
    const { exif, icc, xmp, iptc, orientation, format } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation, format }).toEqual({ format: 'webp' });
    expect(bytes.toString('latin1')).not.toMatch(/CameraMaker|GPS|Exif/);
  });

  it('is not enlarged', async () => {
    expect(await redrawn(await plain(300, 200).png().toBuffer(), 1_600)).toMatchObject({
      width: 300,
      height: 200,
    });
  });
});

describe('what is no picture', () => {
  it('is refused: noise after a true beginning, and half a picture', async () => {
    const whole = await plain(500, 500).jpeg().toBuffer();
    const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]);
    for (const file of [noise, whole.subarray(0, whole.length / 2)])
      await expect(redrawn(file, 1_600)).rejects.toMatchObject({ code: 'upload.unreadable' });
  });

  it('is refused when it would unpack to more than a camera takes', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(redrawn(bomb, 1_600)).rejects.toMatchObject({
      code: 'upload.too_many_pixels',
      details: { megapixels: 60 },
    });
  });
});
