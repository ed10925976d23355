/** How the stages lay out what the product drew. Lengths in the pixels of a stage. */
export const STAGE_CSS = `
html, body { background: transparent !important; }
body { margin: 0; min-height: 0 !important; }
.stage { position: relative; overflow: hidden; }
.stage > * { position: absolute; }
.stage .business-card { filter: drop-shadow(0 3px 0 var(--card-edge)) drop-shadow(0 18px 20px rgb(27 25 22 / 0.26)); }

.hero { width: 1280px; height: 1120px; }
.hero .slot { width: 500px; }
.hero .west-1 { left: 72px; top: 300px; transform: rotate(-13deg); }
.hero .west-2 { left: 92px; top: 654px; transform: rotate(5deg); }
.hero .east-1 { left: 858px; top: 96px; transform: rotate(7deg); }
.hero .east-2 { left: 850px; top: 430px; transform: rotate(-5deg); }
.hero .east-3 { left: 864px; top: 772px; transform: rotate(8deg); }
.hero .back { display: flex; align-items: center; gap: 26px; aspect-ratio: 1.62; padding: 22px; border-radius: 16px;
  filter: drop-shadow(0 3px 0 var(--card-edge)) drop-shadow(0 18px 20px rgb(27 25 22 / 0.26)); }
.hero .back img { width: 264px; border-radius: 12px; }
.hero .back p:first-child { font: 460 36px/1.1 var(--font-display); }
.hero .back p:last-child { font-size: 15px; }
.hero .phone { left: 450px; top: 52px; width: 420px; height: 1120px; padding: 14px; border-radius: 62px;
  background: #0c0b09; box-shadow: 0 0 0 2px #3a3731, 0 40px 70px -30px rgb(27 25 22 / 0.6); }
.hero .screen { position: relative; width: 392px; height: 1110px; padding: 46px 9px 0; border-radius: 49px;
  overflow: hidden; background: var(--color-paper-100); }
.hero .island { position: absolute; left: 50%; top: 12px; width: 112px; height: 30px; border-radius: 15px;
  background: #0c0b09; transform: translateX(-50%); }

.share { width: 1200px; height: 630px; }
.share .ground { inset: 0; background: var(--color-paper-50); }
.share .mark { left: 77px; top: 77px; width: 54px; }
.share .words { left: 73px; top: 256px; width: 470px; color: var(--color-ink-900); }
.share .words p:first-child { font: 480 74px/1.05 var(--font-display); letter-spacing: -0.022em; }
.share .words p:last-child { margin-top: 26px; max-width: 400px; font-size: 28px; line-height: 1.4; color: #5c5850; }
.share .north { left: 836px; top: 38px; width: 400px; transform: rotate(6deg); }
.share .west { left: 592px; top: 244px; width: 346px; transform: rotate(-7deg); }
.share .south { left: 788px; top: 346px; width: 400px; transform: rotate(-1.8deg); }

.several { width: 378px; height: 240px; }
.several .slot { width: 234px; left: 72px; }
.several .slot:nth-child(1) { top: 30px; transform: rotate(-9deg) translateX(-14%); }
.several .slot:nth-child(2) { top: 34px; transform: rotate(7deg) translateX(13%); }
.several .slot:nth-child(3) { top: 56px; }
.several .business-card-role { display: none; }

.lone { width: 352px; height: 250px; }
.lone .slot { width: 320px; left: 16px; top: 14px; }

.code { width: 720px; height: 240px; }
.code .ground { inset: 0; }
.code img { width: 176px; left: 272px; top: 32px; border-radius: 12px; transform: rotate(-5deg);
  box-shadow: 0 20px 30px -14px rgb(0 0 0 / 0.5); }

.colours { width: 720px; height: 240px; }
.colours .grid { left: -120px; top: -130px; width: 960px; display: grid; grid-template-columns: repeat(6, 1fr);
  gap: 12px; transform: rotate(-8deg); }
.colours .grid > * { aspect-ratio: 1.62; border-radius: 12px;
  box-shadow: 0 2px 0 var(--card-edge), 0 10px 14px -8px rgb(27 25 22 / 0.4); }

.fan { width: 1000px; height: 340px; }
.fan > * { left: 432px; bottom: -160px; width: 136px; height: 480px; border-radius: 14px; transform-origin: 50% 100%;
  box-shadow: 0 0 0 0.5px rgb(18 16 14 / 0.25), -3px 0 8px -2px rgb(18 16 14 / 0.35); }
.fan > *::before { opacity: calc(var(--card-line) * 0.55); }
`;
