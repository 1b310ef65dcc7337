// Written by frontend/media/encode.mjs from the masters beside it.
export const LOOPS = {
  "bufadora-coast": "bufadora-coast.29330ccd",
  "bufadora-coast-upright": "bufadora-coast-upright.7e9a87e7",
  "ensenada-day": "ensenada-day.82749b8c",
  "ensenada-day-upright": "ensenada-day-upright.3b0b6436",
  "ship-sunset": "ship-sunset.60284479",
  "ship-sunset-upright": "ship-sunset-upright.cf335c0b",
  "wake-stars": "wake-stars.e455a68d",
  "wake-stars-upright": "wake-stars-upright.a14010f3"
} as const;
