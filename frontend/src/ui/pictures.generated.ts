// Written by frontend/media/encode.mjs from the masters beside it.
export const WIDTHS = [
  640,
  828,
  1200,
  1600,
  1920
] as const;
export const JPEG_WIDTH = 1200 as const;
export const PICTURES = {
  "balcony-cabin": {
    "hash": "9829573a",
    "width": 1920,
    "height": 1080
  },
  "balcony-cabin-upright": {
    "hash": "9829573a",
    "width": 608,
    "height": 1080
  },
  "bufadora-coast": {
    "hash": "2c6225cc",
    "width": 1920,
    "height": 1080
  },
  "bufadora-coast-upright": {
    "hash": "2c6225cc",
    "width": 608,
    "height": 1080
  },
  "deck-party": {
    "hash": "54e4959a",
    "width": 1920,
    "height": 1080
  },
  "deck-party-upright": {
    "hash": "54e4959a",
    "width": 608,
    "height": 1080
  },
  "ensenada-day": {
    "hash": "860342c2",
    "width": 1600,
    "height": 900
  },
  "ensenada-day-upright": {
    "hash": "860342c2",
    "width": 506,
    "height": 900
  },
  "inside-cabin": {
    "hash": "2df5c8a9",
    "width": 1920,
    "height": 1080
  },
  "ocean-view-cabin": {
    "hash": "dd61737d",
    "width": 1920,
    "height": 1080
  },
  "ocean-view-cabin-upright": {
    "hash": "dd61737d",
    "width": 608,
    "height": 1080
  },
  "pool-day": {
    "hash": "affb532e",
    "width": 1920,
    "height": 1080
  },
  "pool-day-upright": {
    "hash": "affb532e",
    "width": 608,
    "height": 1080
  },
  "ship-sunset-close": {
    "hash": "b1a07076",
    "width": 1600,
    "height": 900
  },
  "ship-sunset-hero": {
    "hash": "ecfe1366",
    "width": 1600,
    "height": 900
  },
  "ship-sunset-hero-upright": {
    "hash": "ecfe1366",
    "width": 506,
    "height": 900
  },
  "ship-sunset-portrait": {
    "hash": "c560e2ba",
    "width": 900,
    "height": 1600
  },
  "slides-ropes": {
    "hash": "9473c0f9",
    "width": 1920,
    "height": 1080
  },
  "slides-ropes-upright": {
    "hash": "9473c0f9",
    "width": 608,
    "height": 1080
  },
  "theatre-night": {
    "hash": "ce7e9d36",
    "width": 1920,
    "height": 1080
  },
  "wake-stars": {
    "hash": "4a0cf16d",
    "width": 1920,
    "height": 1080
  },
  "wake-stars-upright": {
    "hash": "4a0cf16d",
    "width": 608,
    "height": 1080
  }
} as const;
