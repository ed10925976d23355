/** Of the call background, in pixels at 1920 by 1080. All of it is clear of heads, shoulders and name bars. */
export const CALL = {
  width: 1920,
  lineStrength: 0.72,
  tileScale: 1.8,
  rosette: { x: 960, y: 620, radius: 560, strokeWidth: 1.3, opacity: 0.2 },
  plate: {
    x: 84,
    y: 84,
    side: 264,
    radius: 14,
    offset: 17,
    lace: { amplitude: 9.5, pitch: 23.8, lines: 6, radius: 30 },
    strokeWidth: 0.9,
    opacity: 0.6,
  },
  text: {
    left: 84,
    width: 500,
    nameSizes: [54, 50, 46, 42, 38],
    nameLines: 3,
    nameGap: 32,
    roleSize: 28,
    isStacked: true,
    bottom: 690,
  },
  nameTop: 407,
  nameTopWithoutCode: 84,
} as const;

/** Of the lock screen, in pixels at 1170 by 2532: the clock is above, messages and buttons are below. */
export const LOCK = {
  width: 1170,
  lineStrength: 0.85,
  tileScale: 4.2,
  rosette: { x: 585, y: 1310, radius: 640, strokeWidth: 1.7, opacity: 0.26 },
  plate: {
    x: 285,
    y: 1010,
    side: 600,
    radius: 30,
    offset: 36,
    lace: { amplitude: 21, pitch: 51.6, lines: 6, radius: 66 },
    strokeWidth: 1.7,
    opacity: 0.7,
  },
  text: {
    width: 960,
    nameSizes: [84, 78, 72, 66, 60],
    nameLines: 2,
    nameGap: 42,
    roleSize: 38,
    isStacked: false,
    bottom: 1950,
  },
  nameTop: 1720,
  nameTopWithoutCode: 1240,
} as const;

/** The plate and its lace add the rest of the quiet zone. */
export const QUIET_ZONE = 3;
export const INK = "#1b1916";
