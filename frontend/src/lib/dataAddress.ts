/** A file's content as an address of its own: a picture shows from it, nobody else can open it, and none has to revoke it. */
export function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('The file could not be read'));
    });
    reader.readAsDataURL(content);
  });
}
