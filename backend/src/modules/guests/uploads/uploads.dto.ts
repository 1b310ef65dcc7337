/** An upload that was taken. Whatever it belongs to names it by its id; one that nothing names goes after a day. */
export class UploadDto {
  id: string;
  mediaType: string;
  /** In bytes, as it is kept. */
  size: number;
  /** In pixels, of pictures. */
  width?: number;
  height?: number;
}
