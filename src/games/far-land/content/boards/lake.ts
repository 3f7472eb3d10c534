import type { BoardData } from '../../board.ts';
import { pairs } from './pairs.ts';

/** The lake side, house drawing: numbers run row by row from the north-west; the caves lie behind 425 in the east. */
export const LAKE: BoardData = {
  id: 'lake',
  defeated: 400,
  goal: 425,
  spaces: [
    { id: 401, name: 'Wolf Hollow', land: 'steppe', at: [0, 0], arrow: 402, features: [] },
    { id: 402, name: 'Salt Lick', land: 'sand', at: [1, 0], arrow: 403, features: ['fog'] },
    { id: 403, name: 'Three Birches', land: 'forest', at: [2, 0], arrow: 411, features: [] },
    { id: 404, name: 'Hawk Stone', land: 'hills', at: [3, 0], arrow: 405, features: [] },
    { id: 405, name: 'Windy Gap', land: 'hills', at: [4, 0], arrow: 413, features: ['fog'] },
    { id: 406, name: 'Thorn Wood', land: 'forest', at: [5, 0], arrow: 407, features: [] },
    { id: 407, name: 'Juniper Slope', land: 'ridge', at: [6, 0], arrow: 415, features: ['well'] },
    { id: 408, name: 'Goat Ledge', land: 'ridge', at: [7, 0], arrow: 415, features: ['fog'] },
    { id: 409, name: 'Tall Grass', land: 'steppe', at: [0, 1], arrow: 418, features: [] },
    { id: 410, name: 'Herd Ring', land: 'steppe', at: [1, 1], arrow: 419, features: ['merchant'] },
    { id: 411, name: 'Clay Bank', land: 'sand', at: [2, 1], arrow: 420, features: [] },
    { id: 412, name: 'Old Hearth', land: 'steppe', at: [3, 1], arrow: 421, features: [] },
    { id: 413, name: 'Ant Mound', land: 'steppe', at: [4, 1], arrow: 422, features: ['fog'] },
    { id: 414, name: 'Lonely Pine', land: 'forest', at: [5, 1], arrow: 423, features: [] },
    { id: 415, name: 'Mule Track', land: 'road', at: [6, 1], arrow: 424, features: ['fog'] },
    { id: 416, name: 'Ember Ridge', land: 'ridge', at: [7, 1], arrow: 424, features: [] },
    { id: 417, name: 'Dry Gully', land: 'sand', at: [0, 2], arrow: 418, features: [] },
    { id: 418, name: 'Fox Den', land: 'steppe', at: [1, 2], arrow: 419, features: [] },
    { id: 419, name: 'Willow Bend', land: 'reeds', at: [2, 2], arrow: 420, features: ['fog'] },
    { id: 420, name: 'Heron Point', land: 'shore', at: [3, 2], arrow: 421, features: [] },
    { id: 421, name: 'North Landing', land: 'shore', at: [4, 2], arrow: 422, features: ['shore'] },
    { id: 422, name: 'Pebble Beach', land: 'shore', at: [5, 2], arrow: 423, features: [] },
    { id: 423, name: 'Driftwood Strand', land: 'shore', at: [6, 2], arrow: 424, features: ['merchant'] },
    { id: 424, name: 'Red Scree', land: 'ridge', at: [7, 2], arrow: 425, features: [] },
    { id: 425, name: 'Cave Mouth', land: 'cave', at: [8, 2], arrow: null, features: ['caves'] },
    { id: 426, name: 'Marmot Field', land: 'steppe', at: [0, 3], arrow: 427, features: [] },
    { id: 427, name: 'Tent Circle', land: 'steppe', at: [1, 3], arrow: 428, features: ['steppe-people'] },
    { id: 428, name: 'Otter Landing', land: 'shore', at: [2, 3], arrow: 420, features: ['shore'] },
    { id: 429, name: 'Swallow Landing', land: 'shore', at: [7, 3], arrow: 425, features: ['shore'] },
    { id: 430, name: 'Vulture Crag', land: 'ridge', at: [8, 3], arrow: 429, features: ['fog'] },
    { id: 431, name: 'Grave Mounds', land: 'hills', at: [0, 4], arrow: 432, features: [] },
    { id: 432, name: 'Sheep Fold', land: 'steppe', at: [1, 4], arrow: 433, features: ['well'] },
    { id: 433, name: 'Frog Pool', land: 'reeds', at: [2, 4], arrow: 428, features: ['fog'] },
    { id: 434, name: 'Black Sand', land: 'shore', at: [7, 4], arrow: 435, features: [] },
    { id: 435, name: 'Stone Teeth', land: 'ridge', at: [8, 4], arrow: 430, features: [] },
    { id: 436, name: 'Camel Rest', land: 'sand', at: [0, 5], arrow: 437, features: ['fog'] },
    { id: 437, name: 'Bee Meadow', land: 'steppe', at: [1, 5], arrow: 433, features: [] },
    { id: 438, name: 'Reed Bank', land: 'reeds', at: [2, 5], arrow: 433, features: ['fog'] },
    { id: 439, name: 'Crane Marsh', land: 'marsh', at: [6, 5], arrow: 434, features: [] },
    { id: 440, name: 'Alder Grove', land: 'forest', at: [7, 5], arrow: 441, features: ['well'] },
    { id: 441, name: 'Rockfall', land: 'ridge', at: [8, 5], arrow: 435, features: [] },
    { id: 442, name: 'Broken Cart', land: 'road', at: [0, 6], arrow: 436, features: ['fog'] },
    { id: 443, name: 'Poppy Field', land: 'steppe', at: [1, 6], arrow: 437, features: [] },
    { id: 444, name: 'Sunken Boat', land: 'shore', at: [2, 6], arrow: 438, features: [] },
    { id: 445, name: 'Duck Shallows', land: 'reeds', at: [3, 6], arrow: 446, features: [] },
    { id: 446, name: 'South Landing', land: 'shore', at: [4, 6], arrow: 447, features: ['shore'] },
    { id: 447, name: 'Mossy Jetty', land: 'shore', at: [5, 6], arrow: 448, features: ['fog'] },
    { id: 448, name: 'Bulrush Pond', land: 'marsh', at: [6, 6], arrow: 439, features: [] },
    { id: 449, name: 'Oak Stand', land: 'forest', at: [7, 6], arrow: 440, features: ['merchant'] },
    { id: 450, name: 'Badger Hill', land: 'hills', at: [8, 6], arrow: 441, features: [] },
    { id: 451, name: 'Far Cairn', land: 'hills', at: [0, 7], arrow: 443, features: ['fog'] },
    { id: 452, name: 'Horse Pasture', land: 'steppe', at: [1, 7], arrow: 444, features: [] },
    { id: 453, name: 'Burnt Plain', land: 'steppe', at: [2, 7], arrow: 454, features: ['fog'] },
    { id: 454, name: 'Hare Run', land: 'steppe', at: [3, 7], arrow: 455, features: ['well'] },
    { id: 455, name: 'Whispering Dunes', land: 'sand', at: [4, 7], arrow: 456, features: [] },
    { id: 456, name: 'Snake Thicket', land: 'forest', at: [5, 7], arrow: 448, features: ['fog'] },
    { id: 457, name: 'Peat Cutting', land: 'marsh', at: [6, 7], arrow: 449, features: [] },
    { id: 458, name: 'Hunting Hide', land: 'forest', at: [7, 7], arrow: 450, features: ['fog'] },
    { id: 459, name: 'Eagle Perch', land: 'ridge', at: [8, 7], arrow: 450, features: [] },
  ],
  links: pairs(`
    401-402 401-409 402-403 402-409 402-410 403-404 403-410 403-411 404-405 404-411 405-406 405-412 405-413
    406-407 406-413 406-414 407-408 407-414 407-415 408-415
    409-410 409-417 409-418 410-418 410-419 411-412 411-419 411-420 412-413 412-420 412-421 413-414 413-421
    413-422 414-415 414-423 415-416 415-423 415-424 416-424
    417-418 417-426 418-419 418-426 418-427 419-420 419-427 419-428 420-421 420-428 421-422 422-423 423-424
    424-425 424-429 425-429
    426-427 426-431 426-432 427-428 427-432 427-433 428-433 429-430 430-435
    431-432 431-436 432-433 432-436 432-437 433-437 433-438 434-435 434-439 434-440 435-441
    436-437 436-442 436-443 437-438 437-443 438-444 438-445 439-440 439-448 439-449 440-441 440-449 441-450
    442-443 442-451 443-444 443-451 443-452 444-452 444-453 445-446 445-453 445-454 446-447 446-454 447-448
    447-455 447-456 448-449 448-456 448-457 449-457 449-458 450-458 450-459
    451-452 452-453 453-454 454-455 455-456 456-457 458-459
  `),
  bridges: [],
  jumps: pairs('421-446 428-429'),
  river: [],
  water: [
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 3],
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 4],
    [3, 5],
    [4, 5],
    [5, 5],
  ],
  rock: [
    [8, 0],
    [8, 1],
  ],
  signs: [{ at: [8, 1], text: 'Caves' }],
};
