/* Signs of the workshop on a grid of 24: lines in the current colour, and what is filled with it. */

interface Drawn {
  readonly lines: string;
  readonly filled?: string;
}

const NUT = {
  lines: 'M4.5 10.5C5 6.5 8 4.5 12 4.5s7 2 7.5 6ZM6 10.5c0 5 2.5 8.5 6 10.5 3.5-2 6-5.5 6-10.5M12 4.5V2.5',
};
const SCRAP = { lines: 'M3 15.5 14 4.5l3.5 3.5L6.5 19Zm8 3.5 8.5-3.5 1.5 3.5-8.5 3ZM8 13.5l3-3' };
const GLUE = { lines: 'M10 3h4v4l2.5 3v9.5a1.5 1.5 0 0 1-1.5 1.5H9a1.5 1.5 0 0 1-1.5-1.5V10L10 7Zm-2.5 10.5h9' };
const SAW = {
  lines:
    'm12 2.5 2 3 3.4-1.3.4 3.6 3.6.5-1.5 3.3 2.6 2.5-3.2 1.7.9 3.5-3.6.2-1.2 3.4-3.1-1.9L9 21.5l-1.2-3.4-3.6-.2.9-3.5L2 12.600l2.5-2.500L3 6.800l3.600-.5.4-3.6L10.300 4ZM12 9.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z',
};

export const SIGNS: Readonly<Record<string, Drawn>> = {
  scrapwood: SCRAP,
  raise: SCRAP,
  glue: GLUE,
  sawblade: SAW,
  saw: SAW,
  blueberry: {
    lines: 'M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z',
    filled: 'm9 9 3 1.5L15 9l-1 3.200 1.5 2.300-3.5-.5-3.5.5 1.5-2.300Z',
  },
  lantern: {
    lines:
      'M9 3.500h6M12 3.500V6M7.5 8.5 9 6h6l1.5 2.500ZM8 8.500v9.500h8V8.500M6.5 20.500h11L16 18H8ZM12 11.500q2 2 0 4.500-2-2.500 0-4.500Z',
  },
  chestnut: {
    lines:
      'M12 3.500C6.5 5 3.5 9.5 3.5 13.500h17C20.5 9.5 17.5 5 12 3.500ZM3.5 13.500q0 6.5 8.5 6.500t8.5-6.500M7 17h10',
  },
  nut: NUT,
  points: NUT,
  reputation: {
    lines:
      'M12 3.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM8.5 14.500l-1.5 6.500 5-2.500 5 2.500-1.5-6.500M12 7v5M9.8 9.500h4.400',
  },
  hire: { lines: 'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM3 20.500q0-6.5 7-6.500 3 0 4.8 1.200M18 13v7M14.5 16.500h7' },
  berry: { lines: 'M3.5 6h17v12.500h-17ZM3.5 10.200h17M3.5 14.300h17M7 6v12.500M17 6v12.500' },
  complete: { lines: 'M6 3.500h12v17l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6' },
  shift: { lines: 'M8 20V5M4 9l4-4.500L12 9M16 4v15M12 15l4 4.500 4-4.500' },
  sell: {
    lines:
      'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM14.500 8.500q-5-1.500-5 1.500 0 1.700 2.500 2 2.500.3 2.500 2 0 3-5 1.500M12 6.500v11',
  },
};

/** A circle and a cross as a pencil draws them. */
export const RING =
  'M13.200 4.200C8 3 4.300 7 4.500 12.200c.2 5 3.600 7.900 7.800 7.600 4.600-.3 7.600-3.600 7.300-8.200C19.300 7 16.200 4 11.500 4.700';
export const CROSS = 'M5 5.300c4 4 9 9.300 14 13.800M18.600 4.600C14 9.300 9.500 14 5.300 19.500';
