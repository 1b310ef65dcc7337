import { send } from './http';

const NAMED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/**
 * Brings a file to the server, and answers what it is called there. Of what type a file is, the server looks for itself: a
 * name without an ending tells the browser none.
 */
export async function uploadFile(door: 'document' | 'photo', file: Blob): Promise<string> {
  const address = new URL(`/api/uploads/${door}`, window.location.origin);
  const type = NAMED_TYPES.includes(file.type) ? file.type : 'application/octet-stream';
  const headers = { 'Content-Type': type };
  const reply = await send(new Request(address, { method: 'POST', body: file, headers }));
  const { id } = (await reply.json()) as { id: string };
  return id;
}
