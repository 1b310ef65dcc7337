/** A section of what people agree on, under its heading: of a waiver, or of the terms that a trip adds. */
export interface AgreedSection {
  title: string;
  /** Of one line or several. */
  text: string;
}
