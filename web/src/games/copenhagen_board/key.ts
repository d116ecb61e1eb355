import type { Face } from '../../facade/colours';
import { lineState, lineText } from '../../facade/key';
import { colourName, shapeColour } from '../../facade/words';
import { addMessages } from '../../i18n/language.svelte';
import type { GameKey } from '../game';
import KeyPicture from './KeyPicture.svelte';
import { TILES } from './printed';
import { tileName } from './text';
import { cph } from './view';

await addMessages(import.meta.glob('/src/games/copenhagen_board/messages/*.ftl', { query: '?raw', import: 'default' }));

export const key: GameKey = {
  Picture: KeyPicture,
  which(sign, value) {
    if (TILES.includes(value)) return tileName(value);
    return lineText(value) || (sign === 'card' ? shapeColour(value as Face) : colourName(value as Face));
  },
  state(sign, value, view, seat) {
    const house = cph(view).players[seat]?.house;
    return sign === 'coat' && house ? lineState(house, value) : '';
  },
};
