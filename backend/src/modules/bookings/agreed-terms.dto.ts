/** The terms a buyer agreed to: their version, a day, and the instant. */
export class AgreedTermsDto {
  version: string;
  agreedAt: string;
}
