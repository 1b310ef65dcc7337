/** Loads an address of this site as a new document. Only the payment pages are served with leave to run the provider's script. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
