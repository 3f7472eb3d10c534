import type { BoardData } from '../../board.ts';
import { pairs } from './pairs.ts';

/**
 * The river side, house drawing: numbers run down the west bank, then up the east bank. The Path crosses the middle
 * bridge and ends at the steppe people on 552; 547 is reached by jumps alone; 501 to 507 are the cave of the guard trolls.
 */
export const RIVER: BoardData = {
  id: 'river',
  defeated: 500,
  goal: 552,
  spaces: [
    { id: 501, name: 'Drip Hall', land: 'cave', at: [0, 0], arrow: 502, features: ['cave'], dieNumbers: [1, 2, 3, 4] },
    { id: 502, name: 'Bat Loft', land: 'cave', at: [1, 0], arrow: 505, features: ['cave'], dieNumbers: [2, 3, 5] },
    { id: 503, name: 'Chalk Vault', land: 'cave', at: [2, 0], arrow: 506, features: ['cave'], dieNumbers: [1, 6] },
    { id: 504, name: 'Echo Chamber', land: 'cave', at: [0, 1], arrow: 507, features: ['cave'], dieNumbers: [3, 4, 5] },
    { id: 505, name: 'Bone Niche', land: 'cave', at: [1, 1], arrow: 506, features: ['cave'], dieNumbers: [2, 6] },
    { id: 506, name: 'Lantern Gate', land: 'cave', at: [2, 1], arrow: 509, features: ['cave'], dieNumbers: [1] },
    { id: 507, name: 'Cold Throat', land: 'cave', at: [0, 2], arrow: 514, features: ['cave'], dieNumbers: [6] },
    { id: 508, name: 'Signal Post', land: 'road', at: [3, 0], arrow: 564, features: ['bridge'] },
    { id: 509, name: 'Wet Cliff', land: 'rock', at: [3, 1], arrow: 508, features: [] },
    { id: 510, name: 'Antler Wood', land: 'forest', at: [1, 2], arrow: 515, features: ['fog'] },
    { id: 511, name: 'Moss Hollow', land: 'forest', at: [2, 2], arrow: 516, features: [] },
    { id: 512, name: 'Grey Larches', land: 'forest', at: [3, 2], arrow: 517, features: ['well'] },
    { id: 513, name: 'Leap Stone', land: 'rock', at: [4, 2], arrow: 518, features: [] },
    { id: 514, name: 'Boar Run', land: 'forest', at: [0, 3], arrow: 515, features: ['fog'] },
    { id: 515, name: 'Owl Clearing', land: 'forest', at: [1, 3], arrow: 521, features: ['merchant'] },
    { id: 516, name: 'Plough Land', land: 'steppe', at: [2, 3], arrow: 522, features: [] },
    { id: 517, name: 'Stork Meadow', land: 'reeds', at: [3, 3], arrow: 523, features: [] },
    { id: 518, name: 'Otter Slide', land: 'shore', at: [4, 3], arrow: 523, features: ['fog'] },
    { id: 519, name: 'Old Quarry', land: 'rock', at: [0, 4], arrow: 520, features: ['fog'] },
    { id: 520, name: 'Shepherd Hill', land: 'hills', at: [1, 4], arrow: 525, features: [] },
    { id: 521, name: 'Thistle Field', land: 'steppe', at: [2, 4], arrow: 522, features: [] },
    { id: 522, name: 'Wagon Halt', land: 'road', at: [3, 4], arrow: 523, features: ['path'] },
    { id: 523, name: 'West Ramp', land: 'road', at: [4, 4], arrow: 545, features: ['bridge', 'path'] },
    { id: 524, name: 'Ash Heap', land: 'sand', at: [0, 5], arrow: 525, features: [] },
    { id: 525, name: 'Black Pond', land: 'marsh', at: [1, 5], arrow: 526, features: ['nest'] },
    { id: 526, name: 'Broken Mill', land: 'steppe', at: [2, 5], arrow: 522, features: ['fog'] },
    { id: 527, name: 'Fishing Place', land: 'shore', at: [3, 5], arrow: 523, features: [] },
    { id: 528, name: 'Lightning Oak', land: 'forest', at: [0, 6], arrow: 529, features: ['fog'] },
    { id: 529, name: 'Honey Rocks', land: 'hills', at: [1, 6], arrow: 525, features: ['fog'] },
    { id: 530, name: 'Low Pasture', land: 'steppe', at: [2, 6], arrow: 531, features: ['well'] },
    { id: 531, name: 'Net Racks', land: 'shore', at: [3, 6], arrow: 527, features: ['bridge'] },
    { id: 532, name: 'Silent Tower', land: 'rock', at: [0, 7], arrow: 533, features: ['tower'] },
    { id: 533, name: 'Apple Garden', land: 'steppe', at: [1, 7], arrow: 534, features: ['merchant'] },
    { id: 534, name: 'Clay Bluff', land: 'shore', at: [2, 7], arrow: 531, features: [] },
    { id: 535, name: 'Toad Hole', land: 'marsh', at: [5, 7], arrow: 540, features: ['nest'] },
    { id: 536, name: 'Sand Spit', land: 'sand', at: [6, 7], arrow: 537, features: ['fog'] },
    { id: 537, name: 'Rotten Wood', land: 'forest', at: [7, 7], arrow: 539, features: [] },
    { id: 538, name: 'South Fence', land: 'steppe', at: [8, 7], arrow: 539, features: [] },
    { id: 539, name: 'Rock Stair', land: 'ridge', at: [8, 6], arrow: 550, features: ['fog'] },
    { id: 540, name: 'Gravel Bar', land: 'sand', at: [5, 6], arrow: 543, features: [] },
    { id: 541, name: 'Low Ferry', land: 'shore', at: [4, 6], arrow: 542, features: ['bridge'] },
    { id: 542, name: 'Heron Reeds', land: 'reeds', at: [4, 5], arrow: 543, features: ['fog'] },
    { id: 543, name: 'Green Mead', land: 'steppe', at: [5, 5], arrow: 544, features: ['well'] },
    { id: 544, name: 'Cattle Pen', land: 'steppe', at: [6, 5], arrow: 548, features: [] },
    { id: 545, name: 'East Ramp', land: 'road', at: [5, 4], arrow: 546, features: ['bridge', 'path'] },
    { id: 546, name: 'Milestone', land: 'road', at: [6, 4], arrow: 554, features: ['fog', 'path'] },
    { id: 547, name: 'Steep Rocks', land: 'rock', at: [5, 2], arrow: null, features: ['rocks'] },
    { id: 548, name: 'Sour Swamp', land: 'marsh', at: [7, 4], arrow: 549, features: ['swamp'] },
    { id: 549, name: 'Deep Swamp', land: 'marsh', at: [8, 4], arrow: 552, features: ['swamp'] },
    { id: 550, name: 'Cricket Field', land: 'steppe', at: [7, 5], arrow: 549, features: ['fog'] },
    { id: 551, name: 'Stony Rise', land: 'hills', at: [8, 5], arrow: 549, features: [] },
    { id: 552, name: 'Feather Camp', land: 'steppe', at: [8, 3], arrow: null, features: ['path', 'steppe-people'] },
    { id: 553, name: 'Flag Row', land: 'road', at: [7, 3], arrow: 552, features: ['path'] },
    { id: 554, name: 'Cart Ruts', land: 'road', at: [6, 3], arrow: 553, features: ['path'] },
    { id: 555, name: 'Gull Ledge', land: 'rock', at: [5, 3], arrow: 554, features: [] },
    { id: 556, name: 'Dawn Hill', land: 'hills', at: [8, 2], arrow: 552, features: ['fog'] },
    { id: 557, name: 'Grouse Heath', land: 'steppe', at: [7, 2], arrow: 556, features: ['merchant'] },
    { id: 558, name: 'Birch Spring', land: 'forest', at: [6, 2], arrow: 557, features: [] },
    { id: 559, name: 'Hawk Cliff', land: 'ridge', at: [8, 1], arrow: 556, features: [] },
    { id: 560, name: 'Copper Slope', land: 'hills', at: [7, 1], arrow: 556, features: ['well'] },
    { id: 561, name: 'Windbreak', land: 'forest', at: [6, 1], arrow: 557, features: ['fog'] },
    { id: 562, name: 'Flint Bed', land: 'sand', at: [5, 1], arrow: 558, features: [] },
    { id: 563, name: 'Washing Place', land: 'shore', at: [4, 1], arrow: 562, features: ['fog'] },
    { id: 564, name: 'Toll House', land: 'road', at: [4, 0], arrow: 563, features: ['bridge'] },
    { id: 565, name: 'Alder Row', land: 'forest', at: [5, 0], arrow: 562, features: ['nest'] },
    { id: 566, name: 'Wolf Stairs', land: 'ridge', at: [7, 0], arrow: 560, features: ['fog'] },
    { id: 599, name: 'Portal Ring', land: 'rock', at: [8, 0], arrow: 559, features: ['portal'] },
  ],
  links: pairs(`
    501-502 501-504 502-503 502-504 502-505 503-505 503-506 508-509 508-564 564-565 566-599
    504-505 504-507 505-506 506-509 509-512 509-513 559-560 559-599 560-566 560-599 561-562 561-566 562-563
    562-565 563-564 563-565
    507-514 510-511 510-514 510-515 511-512 511-515 511-516 512-513 512-516 512-517 513-518 556-557 556-559
    556-560 557-558 557-560 557-561 558-561 558-562
    514-515 514-519 514-520 515-516 515-520 515-521 516-517 516-521 516-522 517-518 517-522 517-523 518-523
    552-553 552-556 553-554 553-556 554-555 554-557 554-558 555-558
    519-520 519-524 520-524 520-525 521-522 521-525 521-526 522-523 522-526 522-527 523-527 523-545 545-546
    545-555 546-548 546-554 546-555 548-549 548-550 548-553 549-550 549-551 549-552 549-553
    524-525 524-528 524-529 525-526 525-529 525-530 526-530 526-531 527-531 542-543 542-545 543-544 543-545
    544-546 544-548 544-550 550-551
    528-529 528-532 529-532 529-533 530-531 530-533 530-534 531-534 531-541 539-550 539-551 540-541 540-542
    540-543 541-542
    532-533 533-534 535-536 535-540 536-537 537-538 537-539 538-539
  `),
  bridges: pairs('508-564 523-545 531-541'),
  jumps: pairs('513-547 547-555'),
  river: [
    [3.5, -0.5],
    [3.5, 0],
    [4, 1],
    [5, 2],
    [5, 3],
    [4.5, 4],
    [4, 5],
    [3.5, 6],
    [3, 7],
    [3, 7.5],
  ],
  water: [
    [3, 7],
    [4, 7],
  ],
  rock: [
    [6, 0],
    [6, 6],
    [7, 6],
  ],
  signs: [],
};
