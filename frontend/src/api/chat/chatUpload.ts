import { noAnswer, refusalOf } from '../http';
import { hearRefusal, ownerHeader } from '../pageOwner';

interface UploadedPhoto {
  /** What `chat:send` names it by. */
  id: string;
}

/** A photo of which nothing has gone for so long, or whose answer does not come, is on no way that leads anywhere. */
export const STALLED_MS = 30_000;

/**
 * Brings a picture to the server. `onPart` hears how much of it has gone, 0 to 1: only XMLHttpRequest tells. Throws
 * `HttpError` unless the answer is 2xx and ours; it always ends, with `signal` at the latest.
 */
export function uploadPhoto(
  file: Blob,
  onPart: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_MS);
    };
    const stop = () => request.abort();
    request.open('POST', '/api/uploads/photo');
    request.setRequestHeader('content-type', file.type);
    const owner = ownerHeader();
    if (owner) request.setRequestHeader(...owner);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      if (total > 0) onPart(loaded / total);
    });
    request.upload.addEventListener('load', moved);
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => reject(noAnswer()));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) {
        const refusal = refusalOf(status, responseText);
        hearRefusal(refusal);
        return reject(refusal);
      }
      const photo = photoOf(responseText);
      // Some networks answer everything with a page of their own.
      if (photo) resolve(photo);
      else reject(noAnswer());
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
    signal.addEventListener('abort', stop);
    moved();
    request.send(file);
  });
}

function photoOf(text: string): UploadedPhoto | null {
  try {
    const answer: unknown = JSON.parse(text);
    const isOurs = typeof answer === 'object' && answer !== null && 'id' in answer;
    return isOurs && typeof answer.id === 'string' ? { id: answer.id } : null;
  } catch {
    return null;
  }
}
