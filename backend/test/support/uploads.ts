import sharp from 'sharp';
import type { Person } from './people.js';
import type { Stack } from './stack.js';

export interface Upload {
  id: string;
  mediaType: string;
  size: number;
  width?: number;
  height?: number;
}

interface Refusal {
  code: string;
  message: string;
}

interface Sent {
  type?: string;
  origin?: string;
  on?: number;
}

/** Sends a file as the site's pages do. A refused one has a code and a sentence, a taken one the rest. */
export async function upload(
  stack: Stack,
  door: 'photo' | 'document',
  person: Partial<Person>,
  file: Buffer,
  { type = 'image/jpeg', origin = stack.nodes[0]!.url, on = 0 }: Sent = {},
): Promise<{ status: number; body: Upload & Refusal }> {
  const response = await fetch(`${stack.nodes[on]!.url}/api/uploads/${door}`, {
    method: 'POST',
    headers: { 'content-type': type, origin, ...(person.cookie ? { cookie: person.cookie } : {}) },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as Upload & Refusal };
}

/** A picture as a phone takes it: turned, and with the place in it. */
export function aPhoto(width = 2_000, height = 1_000): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .withExif({ IFD0: { Make: 'CameraMaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj << /Title (Passport of Nina Brandt) >> endobj\n%%EOF\n');
