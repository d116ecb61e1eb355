"""A task that is told to end ends, also where somebody between has lost the word."""

from __future__ import annotations

import asyncio
import contextlib

from rollwright.bus.cancellation import cancel_all


def test_a_task_that_has_lost_a_cancellation_is_cancelled_again() -> None:
    async def scene() -> None:
        heard = 0

        async def deaf() -> None:
            nonlocal heard
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(100)
            heard = 1
            await asyncio.sleep(100)

        task = asyncio.create_task(deaf())
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await cancel_all([task])
        assert heard == 1
        assert task.cancelled()

    asyncio.run(scene())


def test_one_that_has_ended_already_is_left_alone() -> None:
    async def scene() -> None:
        task = asyncio.create_task(asyncio.sleep(0))
        await task
        await cancel_all([task])
        assert not task.cancelled()

    asyncio.run(scene())
