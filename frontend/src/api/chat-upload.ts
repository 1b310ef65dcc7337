import { noAnswer, refusalOf } from './http';

interface UploadedPhoto {
  /** What `chat:send` names it by. */
  id: string;
}

/**
 * Brings a picture to the server. `onPart` hears how much of it has gone, 0 to 1: only XMLHttpRequest tells. Throws
 * `HttpError` unless the answer is 2xx.
 */
export function uploadPhoto(file: Blob, onPart: (part: number) => void): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploads/photo');
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onPart(loaded / total));
    request.addEventListener('error', () => reject(noAnswer()));
    request.addEventListener('timeout', () => reject(noAnswer()));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) reject(refusalOf(status, responseText));
      else resolve(JSON.parse(responseText) as UploadedPhoto);
    });
    request.send(file);
  });
}
