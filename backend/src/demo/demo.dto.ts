export class DemoLoginDto {
  role: string;
  name: string;
  username: string;
  password: string;
}

/** A mail as the demo's outbox page shows it, because no SMTP server is configured. */
export class DemoMailDto {
  id: number;
  to: string;
  subject: string;
  body: string;
  sentAt: string;
}
