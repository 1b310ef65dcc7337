/** One sheet for the emulator's few pages. Text keeps 4.5:1 on its ground and controls 3:1, in both schemes. */
export const STYLES = `
:root {
  --ground: #eef2f7; --card: #fff; --text: #14213a; --quiet: #52607a; --line: #d8dfe9; --edge: #7c8aa3;
  --banner: #fff3d1; --banner-text: #5c4300; --pay: #0b5cd5; --pay-hover: #0a4db1; --pay-text: #fff;
  --notice: #fdecea; --notice-text: #8c1d18; --focus: #0b5cd5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1420; --card: #172233; --text: #eaf0f9; --quiet: #a9b6ca; --line: #2e3c52; --edge: #6f819c;
    --banner: #3a2f0e; --banner-text: #ffe3a0; --pay: #7db2ff; --pay-hover: #a5caff; --pay-text: #071a36;
    --notice: #43191a; --notice-text: #ffb9b4; --focus: #a5caff;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
.banner {
  padding: 10px 16px; background: var(--banner); color: var(--banner-text); font-size: 14px; text-align: center;
}
main {
  width: 100%; max-width: 480px; margin: auto; padding: 24px 16px 40px;
}
.card {
  padding: 28px 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px;
  box-shadow: 0 8px 32px rgb(13 27 51 / 8%);
}
h1 { margin: 0; font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 4px; font-size: 16px; }
p { margin: 8px 0 0; }
.quiet { color: var(--quiet); font-size: 14px; }
.notice { margin: 0 0 20px; padding: 12px 16px; border-radius: 10px; background: var(--notice); color: var(--notice-text); }
.lines { margin: 20px 0 0; }
.lines div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; }
.lines dt { color: var(--quiet); overflow-wrap: anywhere; }
.lines dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lines .total { margin-top: 8px; padding-top: 14px; border-top: 1px solid var(--line); font-size: 20px; font-weight: 650; }
.lines .total dt { color: var(--text); }
.buyer { margin-top: 16px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; }
.buyer p { margin: 0; overflow-wrap: anywhere; }
form { margin: 0; }
.actions { display: grid; gap: 12px; margin-top: 20px; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 12px 20px; border: 1px solid var(--edge); border-radius: 10px;
  background: transparent; color: var(--text); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--text); }
.pay { background: var(--pay); border-color: var(--pay); color: var(--pay-text); font-size: 18px; }
.pay:hover { background: var(--pay-hover); border-color: var(--pay-hover); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.trial { margin-top: 24px; padding-top: 20px; border-top: 1px dashed var(--line); }
.trial button { margin-top: 12px; }
.waiting { text-align: center; }
@media (min-width: 600px) {
  main { padding-top: 40px; }
  .card { padding: 36px; }
}
`;
