/* Every colour of a piece carries a glyph, so that nothing is told by colour alone. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export interface GlyphPart {
  readonly d: string;
  readonly paint: 'fill' | 'stroke' | 'cut';
  readonly width?: number;
}

const dot = (x: number, y: number): string => `M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z`;

/** gable, sun, leaf, wave, lantern, five dots. A "cut" is drawn in the colour that lies beneath. */
export const GLYPHS: Readonly<Record<Colour, readonly GlyphPart[]>> = {
  red: [{ d: 'M12 3.5 21.5 20h-19Z', paint: 'fill' }],
  yellow: [
    { d: 'M4.6 18a7.4 7.4 0 0 1 14.8 0Z', paint: 'fill' },
    { d: 'M12 3.5v4M3.2 8.2 6 11M20.8 8.2 18 11M2.5 21h19', paint: 'stroke', width: 2.2 },
  ],
  green: [
    { d: 'M4 20C2.5 9.5 9.5 3.2 20.8 3.2 21 14.5 14.5 21.5 4 20Z', paint: 'fill' },
    { d: 'M4 20 14.5 9.5', paint: 'cut', width: 1.8 },
  ],
  blue: [
    {
      d: 'M2.5 7.5q4.75-5 9.5 0t9.5 0M2.5 13q4.75-5 9.5 0t9.5 0M2.5 18.5q4.75-5 9.5 0t9.5 0',
      paint: 'stroke',
      width: 2.7,
    },
  ],
  purple: [
    { d: 'M12 2 19.5 12 12 22 4.5 12Z', paint: 'stroke', width: 2.6 },
    { d: 'M12 8.5 14.8 12 12 15.5 9.2 12Z', paint: 'fill' },
  ],
  white: [{ d: [dot(12, 4.6), dot(19.5, 10), dot(16.7, 18.7), dot(7.3, 18.7), dot(4.5, 10)].join(''), paint: 'fill' }],
};
