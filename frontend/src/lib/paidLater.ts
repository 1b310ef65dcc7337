/** What is paid in parts by somebody who books today. */
interface Quoted {
  parts: readonly unknown[];
}

/** Whether paying in parts still means paying later: near the departure every part is due today. */
export const canPayLater = (deposit: Quoted | undefined): boolean => deposit?.parts.length !== 1;

/** How many parts are due already, so that they are charged with the deposit. */
export const partsDue = ({ parts }: Quoted, { laterParts }: { laterParts: readonly unknown[] }): number =>
  laterParts.length + 1 - parts.length;
