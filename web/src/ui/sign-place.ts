/* Where the card of a sign stands: on the emptier side, with its arrow at the sign. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly left: number;
  readonly top: number;
  /** The most that it may be high: then it scrolls. */
  readonly most: number;
  /** Where the arrow is, along the edge that it stands on. */
  readonly arrow: number;
}

/** Between card and sign, and between card and the edge of the window. */
export const GAP = 14;
const EDGE = 8;
/** The arrow keeps away from the round corners. */
const CORNER = 18;

export function placeCard(sign: Box, card: Pick<Box, 'width' | 'height'>, room: Pick<Box, 'width' | 'height'>): Placed {
  const free = {
    above: sign.top - GAP - EDGE,
    below: room.height - sign.top - sign.height - GAP - EDGE,
    left: sign.left - GAP - EDGE,
    right: room.width - sign.left - sign.width - GAP - EDGE,
  };
  const upright = free.above >= free.below ? 'above' : 'below';
  const beside = free.left >= free.right ? 'left' : 'right';
  const side = free[upright] < card.height && free[beside] >= card.width ? beside : upright;
  const middle = { x: sign.left + sign.width / 2, y: sign.top + sign.height / 2 };
  if (side === 'above' || side === 'below') {
    const most = Math.max(free[side], 120);
    const height = Math.min(card.height, most);
    const left = between(EDGE, middle.x - card.width / 2, room.width - card.width - EDGE);
    const top = side === 'above' ? sign.top - GAP - height : sign.top + sign.height + GAP;
    return { side, left, top: Math.max(EDGE, top), most, arrow: between(CORNER, middle.x - left, card.width - CORNER) };
  }
  const most = room.height - 2 * EDGE;
  const height = Math.min(card.height, most);
  const top = between(EDGE, middle.y - height / 2, room.height - height - EDGE);
  const left = side === 'left' ? sign.left - GAP - card.width : sign.left + sign.width + GAP;
  return { side, left, top, most, arrow: between(CORNER, middle.y - top, height - CORNER) };
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
