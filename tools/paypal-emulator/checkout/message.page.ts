import { html, type Html } from './html.js';

interface Message {
  heading: string;
  text: string;
  /** Where the buyer can go on, when there is somewhere. */
  next?: { href: string; label: string } | null;
}

/** A page that only says something. */
export function messageBody({ heading, text, next }: Message): Html {
  return html`<section class="card">
<h1>${heading}</h1>
<p>${text}</p>
${next ? html`<div class="actions"><a class="button" href="${next.href}">${next.label}</a></div>` : null}
</section>`;
}

/** Shown in the popup while the merchant is still making the order. */
export const WAITING = html`<section class="card waiting" role="status">
<h1>One moment</h1>
<p>Your order is being prepared. This window goes on by itself.</p>
</section>`;
