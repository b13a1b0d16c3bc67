"""What holds where everybody is at one process holds where everybody is at any of three."""

from __future__ import annotations

from tests.server.people.test_people import (
    test_a_bot_looks_after_a_seat_until_its_player_is_back,
    test_a_person_sees_their_devices_and_ends_one,
    test_a_rematch_seats_the_same_people,
    test_giving_up_ends_a_duel,
    test_leaving_opens_a_seat_or_leaves_it_to_a_bot,
    test_seats_are_carried_to_another_device,
    test_tables_are_private_unless_they_are_public,
    test_the_table_tells_its_clock,
    test_time_is_up_and_the_quiet_option_is_taken,
    test_who_gives_up_the_tower_leaves_a_bot_behind,
)
from tests.server.tables.test_playing import (
    test_a_person_beats_nobody_alone,
    test_bots_answer,
    test_coming_back_shows_the_same,
    test_two_people_play_a_whole_game,
)
from tests.server.tables.test_takeback import (
    test_consent_is_asked_and_given,
    test_consent_is_asked_and_refused,
    test_who_goes_on_has_not_consented,
)

__all__ = [
    "test_a_bot_looks_after_a_seat_until_its_player_is_back",
    "test_a_person_beats_nobody_alone",
    "test_a_person_sees_their_devices_and_ends_one",
    "test_a_rematch_seats_the_same_people",
    "test_bots_answer",
    "test_coming_back_shows_the_same",
    "test_consent_is_asked_and_given",
    "test_consent_is_asked_and_refused",
    "test_giving_up_ends_a_duel",
    "test_leaving_opens_a_seat_or_leaves_it_to_a_bot",
    "test_seats_are_carried_to_another_device",
    "test_tables_are_private_unless_they_are_public",
    "test_the_table_tells_its_clock",
    "test_time_is_up_and_the_quiet_option_is_taken",
    "test_two_people_play_a_whole_game",
    "test_who_gives_up_the_tower_leaves_a_bot_behind",
    "test_who_goes_on_has_not_consented",
]
